import { el } from './dom.ts';
import { type IconName, icon } from './icons.ts';

export function textButton(className: string, label: string, onclick: () => unknown) {
  return el('button', { type: 'button', class: className, onclick }, [label]);
}

/** A button with a sign; what it does is said to whoever points at it or hears the page. */
export function iconButton(
  className: string,
  sign: IconName,
  { label, onclick }: { readonly label: string; readonly onclick: () => unknown },
) {
  const attributes = { type: 'button', class: className, title: label, 'aria-label': label };
  return el('button', { ...attributes, onclick }, [icon(sign)]);
}
