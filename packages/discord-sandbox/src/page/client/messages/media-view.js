import { el } from '../dom.js';
import { icon } from '../icons.js';
import { say } from '../words.js';

/**
 * @typedef {import('../../../protocol/wire.ts').Media} Media
 * @typedef {import('../../../protocol/wire.ts').Attachment} Attachment
 */

/**
 * The path of a file on this sandbox; undefined for one elsewhere, which is never loaded.
 * @param {string} url
 */
function localPath(url) {
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
 * @param {Media} media
 * @param {string | null | undefined} description its alt text
 * @param {{ isSpoiler?: boolean }} [options]
 */
export function picture(media, description, { isSpoiler = false } = {}) {
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

/**
 * Shows a picture as large as it goes.
 * @param {string} path
 * @param {string} alt
 */
function lightbox(path, alt) {
  const close = el('button', { type: 'button', class: 'icon-button', 'aria-label': say('close') }, [
    icon('close'),
  ]);
  const dialog = el('dialog', { class: 'lightbox', 'aria-label': alt || say('picture') }, [
    el('figure', {}, [el('img', { src: path, alt }), alt && el('figcaption', {}, [alt])]),
    close,
  ]);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * A file that is no picture.
 * @param {{ url: string, name: string, size?: number | undefined }} file
 */
export function fileCard({ url, name, size }) {
  const path = localPath(url);
  const label = size === undefined ? '' : `${(size / 1024).toFixed(1)} KB`;
  const title = path ? el('a', { href: path, download: name }, [name]) : name;
  return el('div', { class: 'file-card' }, [
    icon('file'),
    el('span', {}, [title, el('small', {}, [label])]),
  ]);
}

/**
 * A message's attachments, as they stand below its text.
 * @param {readonly Attachment[]} attachments
 */
export function attachmentsView(attachments) {
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

/**
 * @param {readonly Node[]} pictures
 */
export function gallery(pictures) {
  return el('div', { class: `gallery of-${Math.min(pictures.length, 5)}` }, pictures);
}
