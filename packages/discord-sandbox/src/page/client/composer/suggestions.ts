import { el, fill } from '../dom.ts';

export interface Suggestion {
  readonly label: string;
  readonly detail?: string;
  readonly pick: () => void;
}

/** The list above the composer from which one is picked; the focus stays in the input meanwhile. */
export class Suggestions {
  element = el('div', { class: 'suggestions', hidden: true });
  #list = el('ul', { id: 'suggestions', role: 'listbox' });
  #items: readonly Suggestion[] = [];
  /** Which item is chosen; -1 while none is. */
  #at = 0;

  constructor() {
    // A press here must not take the focus from the input, which would close the list.
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  /** Whether there is something to pick. */
  get isOpen() {
    return !this.element.hidden && this.#items.length > 0;
  }

  /** The id of the item that Enter would pick, for `aria-activedescendant`. */
  get activeId() {
    return this.hasChosen ? `suggestion-${this.#at}` : '';
  }

  /** Whether Enter would pick an item. */
  get hasChosen() {
    return this.isOpen && this.#at >= 0;
  }

  /** @param note shown when there are none */
  show(title: string, items: readonly Suggestion[], note = '') {
    this.#show(title, items, { at: 0, note });
  }

  /** Shows what may be left out: nothing is chosen until somebody points at it. */
  offer(title: string, items: readonly Suggestion[]) {
    this.#show(title, items, { at: -1, note: '' });
  }

  #show(title: string, items: readonly Suggestion[], { at, note }: { at: number; note: string }) {
    this.#items = items;
    this.#at = at;
    this.#list.setAttribute('aria-label', title);
    fill(this.element, [
      el('header', {}, [title]),
      items.length > 0 ? this.#list : note && el('p', { class: 'suggestions-note' }, [note]),
    ]);
    this.#render();
    this.element.hidden = items.length === 0 && note === '';
    this.element.scrollTop = 0;
  }

  hide() {
    this.element.hidden = true;
    this.#items = [];
  }

  move(step: number) {
    const from = this.#at < 0 && step < 0 ? 0 : this.#at;
    this.#at = (from + step + this.#items.length) % this.#items.length;
    this.#render();
    this.#list.children[this.#at]?.scrollIntoView({ block: 'nearest' });
  }

  pick() {
    this.#items[this.#at]?.pick();
  }

  #render() {
    fill(
      this.#list,
      this.#items.map((item, at) => {
        const attributes = {
          id: `suggestion-${at}`,
          role: 'option',
          'aria-selected': String(at === this.#at),
          onclick: item.pick,
          onmousemove: () => this.#point(at),
        };
        return el('li', attributes, [
          el('span', { class: 'suggestion-label' }, [item.label]),
          item.detail && el('span', { class: 'suggestion-detail' }, [item.detail]),
        ]);
      }),
    );
  }

  #point(at: number) {
    if (at === this.#at) return;
    this.#list.children[this.#at]?.setAttribute('aria-selected', 'false');
    this.#at = at;
    this.#list.children[at]?.setAttribute('aria-selected', 'true');
  }
}
