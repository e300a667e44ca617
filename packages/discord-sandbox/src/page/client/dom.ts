type Listener = (event: never) => unknown;
export type Child = string | number | Node | null | undefined | false;

/**
 * Makes an element. Text becomes text nodes, never markup.
 * @param attributes `onclick` and the like are listeners; `true` sets an empty attribute; `false` and undefined set none
 */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string | number | boolean | undefined | Listener> = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function')
      element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  element.append(...nodes(children));
  return element;
}

/** Puts children in place of what an element held. */
export function fill(parent: Element, children: readonly Child[]) {
  parent.replaceChildren(...nodes(children));
}

function nodes(children: readonly Child[]): (string | Node)[] {
  return children.flatMap((child) => {
    if (child === null || child === undefined || child === false) return [];
    return [typeof child === 'number' ? String(child) : child];
  });
}

/** An element of the page that is always there. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`the page has no #${id}`);
  return element;
}
