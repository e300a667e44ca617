/** @typedef {string | number | Node | null | undefined | false} Child */

/**
 * Makes an element. Text becomes text nodes, never markup.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean | undefined | ((event: any) => void)>} [attributes]
 *   `onclick` and the like are listeners; `true` sets an empty attribute; `false` and undefined set none
 * @param {readonly Child[]} [children]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, children = []) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...nodes(children));
  return element;
}

/**
 * Puts children in place of what an element held.
 * @param {Element} parent
 * @param {readonly Child[]} children
 */
export function fill(parent, children) {
  parent.replaceChildren(...nodes(children));
}

/**
 * @param {readonly Child[]} children
 * @returns {(string | Node)[]}
 */
function nodes(children) {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return [typeof child === 'number' ? String(child) : child];
  });
}

/**
 * An element of the page that is always there.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}
