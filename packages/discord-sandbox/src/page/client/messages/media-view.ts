import type { Attachment, Media } from '../../../protocol/wire.ts';
import { iconButton } from '../controls.ts';
import { el } from '../dom.ts';
import { icon } from '../icons.ts';
import { say } from '../words.ts';

/** The path of a file on this sandbox; undefined for one elsewhere, which is never loaded. */
function localPath(url: string) {
  try {
    const { hostname, pathname } = new URL(url, location.href);
    const isHere = ['127.0.0.1', 'localhost'].includes(hostname) && pathname.startsWith('/cdn/');
    return isHere ? pathname : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A picture that opens large.
 * @param description its alt text
 */
export function picture(
  media: Media,
  description: string | null | undefined,
  { isSpoiler = false }: { isSpoiler?: boolean } = {},
) {
  const path = localPath(media.url);
  const alt = description ?? '';
  if (path === undefined) {
    return el('p', { class: 'no-picture' }, [alt ? `${alt} — ` : '', say('externalPicture')]);
  }
  const image = el('img', {
    src: path,
    alt,
    width: media.width,
    height: media.height,
    draggable: 'false',
  });
  const open = () => {
    if (button.classList.contains('hidden-spoiler')) button.classList.remove('hidden-spoiler');
    else lightbox(path, alt);
  };
  const label = alt ? `${say('picture')}: ${alt}` : say('picture');
  const className = `picture ${isSpoiler ? 'hidden-spoiler' : ''}`;
  const button = el(
    'button',
    { type: 'button', class: className, 'aria-label': label, onclick: open },
    [image],
  );
  if (media.width && media.height)
    button.style.setProperty('--ratio', `${media.width} / ${media.height}`);
  return button;
}

/** Shows a picture as large as it goes. */
function lightbox(path: string, alt: string) {
  const close = (): void => dialog.close();
  const dialog = el('dialog', { class: 'lightbox', 'aria-label': alt || say('picture') }, [
    el('figure', {}, [el('img', { src: path, alt }), alt && el('figcaption', {}, [alt])]),
    iconButton('icon-button', 'close', { label: say('close'), onclick: close }),
  ]);
  dialog.addEventListener('click', close);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

export function fileCard({
  url,
  name,
  size,
}: {
  url: string;
  name: string;
  size?: number | undefined;
}) {
  const path = localPath(url);
  const label = size === undefined ? '' : `${(size / 1024).toFixed(1)} KB`;
  const title = path ? el('a', { href: path, download: name }, [name]) : name;
  return el('div', { class: 'file-card' }, [
    icon('file'),
    el('span', {}, [title, el('small', {}, [label])]),
  ]);
}

/** A message's attachments, as they stand below its text. */
export function attachmentsView(attachments: readonly Attachment[]) {
  const pictures = attachments.filter(({ content_type: type }) => type.startsWith('image/'));
  const files = attachments.filter((attachment) => !pictures.includes(attachment));
  return [
    pictures.length > 0 &&
      gallery(
        pictures.map((one) =>
          picture(one, one.description, { isSpoiler: one.filename.startsWith('SPOILER_') }),
        ),
      ),
    ...files.map((file) => fileCard({ url: file.url, name: file.filename, size: file.size })),
  ];
}

export function gallery(pictures: readonly Node[]) {
  return el('div', { class: `gallery of-${Math.min(pictures.length, 5)}` }, pictures);
}
