import type { Fault } from './api-error.ts';
import { componentFaults, fault } from './component-rules.ts';
import { needsV2, walk } from './components.ts';
import { type Component, ComponentType, type Message, MessageFlag } from './wire.ts';

const MAX_COMPONENTS = 40;
const MAX_ROWS = 5;
const MAX_TEXT = 4000;
const MAX_CONTENT = 2000;
/** Beyond it Discord answers 500: UTF-8 bytes of all text displays, with 12 more for each. */
const MAX_TEXT_BYTES = 10_170;
const BYTES_PER_TEXT = 12;

/**
 * What a message as it would stand breaks of the rules that Discord's schema does not state: totals,
 * exclusions and what must be unique.
 */
export function messageFaults(message: Message): readonly Fault[] {
  const all = walk(message.components);
  const form =
    (message.flags & MessageFlag.componentsV2) !== 0
      ? v2Faults(message, all)
      : v1Faults(message, all);
  return [...form, ...componentFaults(all)];
}

function v2Faults(message: Message, all: readonly Component[]): readonly Fault[] {
  const faults: Fault[] = [];
  if (message.content !== '' || message.embeds.length > 0) {
    faults.push(
      fault(
        message.content === '' ? 'embeds' : 'content',
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        'content and embeds cannot be used with MessageFlags.IS_COMPONENTS_V2',
      ),
    );
  }
  if (all.length > MAX_COMPONENTS) {
    faults.push(
      fault(
        'components',
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `The total number of components must be ${MAX_COMPONENTS} or fewer, not ${all.length}`,
      ),
    );
  }
  return [...faults, ...textFaults(all)];
}

function textFaults(all: readonly Component[]): readonly Fault[] {
  const texts = all.flatMap(({ type, content }) =>
    type === ComponentType.textDisplay && content !== undefined ? [content] : [],
  );
  const characters = texts.reduce((sum, text) => sum + [...text].length, 0);
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + BYTES_PER_TEXT, 0);
  if (characters > MAX_TEXT) {
    const message = `Text displays must be ${MAX_TEXT} or fewer characters in all, not ${characters}`;
    return [fault('components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message)];
  }
  if (bytes <= MAX_TEXT_BYTES) return [];
  const message = `Text displays over ${MAX_TEXT_BYTES} bytes in all (12 more counted for each) make Discord fail`;
  return [fault('components', 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED', message)];
}

function v1Faults(message: Message, all: readonly Component[]): readonly Fault[] {
  const faults: Fault[] = [];
  if (message.content.length > MAX_CONTENT) {
    const sentence = `Must be ${MAX_CONTENT} or fewer in length.`;
    faults.push(fault('content', 'BASE_TYPE_MAX_LENGTH', sentence));
  }
  if (all.some(needsV2)) {
    const sentence = 'Layout and display components need the flag IS_COMPONENTS_V2';
    faults.push(fault('components', 'UNION_TYPE_CHOICES', sentence));
  }
  if (message.components.length > MAX_ROWS) {
    faults.push(
      fault('components', 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`),
    );
  }
  return faults;
}
