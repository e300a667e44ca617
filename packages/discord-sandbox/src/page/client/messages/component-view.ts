import type { Component, Message } from '../../../protocol/wire.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { jumpOf } from '../state.ts';
import { isBusy, pendingOn, press } from './component-interactions.ts';
import { emoji, markdown } from './markdown.ts';
import { fileCard, gallery, picture } from './media-view.ts';
import { selectView } from './select-view.ts';

const VIEWS: Readonly<Record<number, (component: Component, message: Message) => Node>> = {
  1: (row, message) => el('div', { class: 'row' }, children(row, message)),
  2: button,
  3: selectView,
  5: selectView,
  6: selectView,
  7: selectView,
  8: selectView,
  9: section,
  10: (text) => el('div', { class: 'text' }, [markdown(text.content ?? '')]),
  11: (thumbnail) =>
    el('div', { class: 'thumbnail' }, [
      thumbnail.media && picture(thumbnail.media, thumbnail.description),
    ]),
  12: (one) =>
    gallery(
      (one.items ?? []).map((item) =>
        picture(item.media, item.description, { isSpoiler: item.spoiler === true }),
      ),
    ),
  13: (file) => fileOf(file),
  14: (line) =>
    el('hr', {
      class: `separator ${line.divider === false ? 'bare' : ''} ${line.spacing === 2 ? 'wide' : ''}`,
    }),
  17: container,
};

/** A component of a message; one that the page does not know is named, not left out. */
export function componentView(component: Component, message: Message): Node {
  const view = VIEWS[component.type];
  return view
    ? view(component, message)
    : el('p', { class: 'no-picture' }, [`Component ${component.type}`]);
}

function children(parent: Component, message: Message) {
  return (parent.components ?? []).map((component) => componentView(component, message));
}

function container(component: Component, message: Message) {
  const box = el('div', { class: 'container' }, children(component, message));
  if (component.accent_color != null) {
    box.classList.add('accented');
    box.style.setProperty('--accent', `#${component.accent_color.toString(16).padStart(6, '0')}`);
  }
  return box;
}

function section(component: Component, message: Message) {
  return el('div', { class: 'section' }, [
    el('div', { class: 'section-text' }, children(component, message)),
    component.accessory && componentView(component.accessory, message),
  ]);
}

function fileOf(component: Component) {
  const url = component.file?.url ?? '';
  return fileCard({ url, name: url.slice(url.lastIndexOf('/') + 1) });
}

const LINK = 5;

function button(component: Component, message: Message) {
  const { style = 2, label, custom_id: customId = '' } = component;
  const content = [
    component.emoji && emoji(component.emoji),
    label && el('span', { class: 'label' }, [label]),
  ];
  if (style === LINK) {
    const here = jumpOf(component.url ?? '');
    if (here) return el('a', { class: 'button style-5', href: here }, content);
    const attributes = { class: 'button style-5', target: '_blank', rel: 'noreferrer noopener' };
    return el('a', { ...attributes, href: safeLink(component.url) }, [...content, icon('link')]);
  }
  const isPending = pendingOn(message.id) === customId;
  const attributes = {
    type: 'button',
    class: `button style-${style} ${isPending ? 'pending' : ''}`,
    'data-custom-id': customId,
    disabled: component.disabled === true,
    'aria-busy': isPending ? 'true' : undefined,
    'aria-disabled': isBusy(message.id) ? 'true' : undefined,
    'aria-label': label ? undefined : (component.emoji?.name ?? customId),
    onclick: () => press({ op: 'click', message: message.id, customId }),
  };
  return el('button', attributes, content);
}

function safeLink(url: string | null | undefined) {
  return /^(https?|discord):\/\//.test(url ?? '') ? (url ?? '') : '#';
}

/** The embeds of a message, as far as the page shows them. */
export function embedsView({ embeds }: Message) {
  return embeds.map((embed) => {
    const box = el('article', { class: 'container accented embed' }, [
      embed.author && el('p', { class: 'embed-author' }, [embed.author.name]),
      embed.title && el('p', { class: 'embed-title' }, [embed.title]),
      embed.description && el('div', { class: 'text' }, [markdown(embed.description)]),
      el(
        'dl',
        {},
        (embed.fields ?? []).map(({ name, value, inline }) =>
          el('div', { class: inline ? 'inline' : '' }, [
            el('dt', {}, [name]),
            el('dd', {}, [markdown(value)]),
          ]),
        ),
      ),
      embed.image && gallery([picture(embed.image, '')]),
      embed.footer && el('p', { class: 'subtext' }, [embed.footer.text]),
    ]);
    const color = (embed.color ?? 0x4e5058).toString(16).padStart(6, '0');
    box.style.setProperty('--accent', `#${color}`);
    return box;
  });
}
