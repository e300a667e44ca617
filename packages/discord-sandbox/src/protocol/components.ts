import { type Component, ComponentType, type Media } from './wire.ts';

/** Every component of a tree, parents before children. */
export function walk(components: readonly Component[]): readonly Component[] {
  return components.flatMap((component) => [
    component,
    ...walk(component.components ?? []),
    ...walk(component.accessory ? [component.accessory] : []),
    ...walk(component.component ? [component.component] : []),
  ]);
}

/** A tree with `change` applied to each component, at every depth. */
export function mapComponents(
  components: readonly Component[],
  change: (component: Component) => Component,
): readonly Component[] {
  return components.map((component) => {
    const changed = change(component);
    const [accessory] = changed.accessory ? mapComponents([changed.accessory], change) : [];
    const [inner] = changed.component ? mapComponents([changed.component], change) : [];
    return {
      ...changed,
      ...(changed.components && { components: mapComponents(changed.components, change) }),
      ...(accessory && { accessory }),
      ...(inner && { component: inner }),
    };
  });
}

/** Gives each component the id that Discord would: its own, or the next free number from 1. */
export function numberComponents(components: readonly Component[]): readonly Component[] {
  const taken = new Set(walk(components).map((component) => component.id));
  let next = 1;
  const free = () => {
    while (taken.has(next)) next += 1;
    return next++;
  };
  return mapComponents(components, (component) => ({ ...component, id: component.id || free() }));
}

/** The media that a component shows, by whatever field. */
export function mediaOf(component: Component): readonly Media[] {
  return [
    component.media,
    component.file,
    ...(component.items ?? []).map((item) => item.media),
  ].filter((media) => media !== undefined);
}

export function mapMedia(component: Component, change: (media: Media) => Media): Component {
  return {
    ...component,
    ...(component.media && { media: change(component.media) }),
    ...(component.file && { file: change(component.file) }),
    ...(component.items && {
      items: component.items.map((item) => ({ ...item, media: change(item.media) })),
    }),
  };
}

/** Whether a message needs the flag IS_COMPONENTS_V2 to hold this component. */
export function needsV2(component: Component): boolean {
  return component.type >= ComponentType.section && component.type <= ComponentType.container;
}
