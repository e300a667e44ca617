import type { WebSocket } from 'ws';
import type { Administration } from '../administration.ts';
import type { Actor } from '../interactions/actor.ts';
import { commandsFor } from '../interactions/command-input.ts';
import type { Outcome } from '../interactions/outcome.ts';
import { Refused } from '../interactions/refused.ts';
import { messagePayload } from '../world/attachments.ts';
import { isVisible, type StoredMessage } from '../world/world.ts';
import { perform } from './page-actions.ts';
import {
  type PageAction,
  type PageOutcome,
  type PagePush,
  type PageRequest,
  pageRequest,
} from './page-protocol.ts';

const MESSAGES_SHOWN = 100;

/** One open page: which person it watches as, which channel it shows, and the actions it sends. */
export class PageSession {
  readonly #socket: WebSocket;
  readonly #administration: Administration;
  readonly #onWatch: () => void;
  person: string | undefined;
  channel: string | undefined;

  /** @param onWatch called when the page switches to another person or channel */
  constructor(socket: WebSocket, administration: Administration, onWatch: () => void) {
    this.#socket = socket;
    this.#administration = administration;
    this.#onWatch = onWatch;
  }

  push(message: PagePush): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Sends a new or edited message, if the watched person sees it here. */
  pushMessage(stored: StoredMessage): void {
    if (this.#shows(stored)) this.push({ op: 'message', message: messagePayload(stored.message) });
  }

  pushDeletion(stored: StoredMessage): void {
    if (this.#shows(stored)) this.push({ op: 'gone', message: stored.message.id });
  }

  pushCommands(): void {
    const commands = this.#commands();
    if (commands !== undefined) this.push({ op: 'commands', commands });
  }

  #shows(stored: StoredMessage): boolean {
    const isHere = stored.message.channel_id === this.channel;
    return isHere && this.person !== undefined && isVisible(stored, this.person);
  }

  /** Handles a message of the page; ignores one that cannot be read. */
  receive(text: string): void {
    const request = readRequest(text);
    if (request === undefined) return;
    if (request.op === 'watch') this.#watch(request.person, request.channel);
    else this.#do(request);
  }

  /** Switches to the first channel, because the current one was deleted. */
  leaveChannel(): void {
    this.#watch(this.person ?? null, null);
  }

  /**
   * Switches to a person and a channel, or to the first of each if there is no such one. A direct-message
   * channel stands for the person's own.
   */
  #watch(person: string | null, channel: string | null): void {
    const { world } = this.#administration;
    const { people, channels } = world;
    this.person = people.has(person ?? '') ? (person ?? undefined) : [...people.keys()][0];
    const [first] = [...channels.values()].filter(({ kind }) => kind === 'text');
    if (this.person === undefined) return;
    const named = channels.get(channel ?? '');
    const isOthers = named?.kind === 'group' && !world.isSeen(named, this.person);
    const requested = isOthers ? first : (named ?? first);
    const isDirect = requested === undefined || requested.kind === 'direct';
    this.channel = isDirect
      ? this.#administration.directChannel({ id: this.person }).id
      : requested.id;
    const messages = world
      .view(this.person, this.channel)
      .slice(-MESSAGES_SHOWN)
      .map(messagePayload);
    const commands = this.#commands() ?? [];
    this.push({ op: 'view', person: this.person, channel: this.channel, messages, commands });
    this.#onWatch();
  }

  #commands() {
    const { world } = this.#administration;
    const person = world.people.get(this.person ?? '');
    const channel = world.channels.get(this.channel ?? '');
    if (person === undefined || channel === undefined) return undefined;
    return commandsFor(world, person, channel);
  }

  #do(action: PageAction): void {
    const answer = (outcome: PageOutcome) => this.push({ op: 'outcome', ref: action.ref, outcome });
    try {
      const done = perform(action, { me: this.#actor(), owner: this.#administration });
      if ('kind' in done) answer(done);
      else void done.acknowledged.then((outcome) => answer(forPage(outcome)));
    } catch (error) {
      answer({ kind: 'refused', text: error instanceof Refused ? error.message : 'That is gone.' });
    }
  }

  #actor(): Actor {
    if (this.person === undefined) throw new Refused('Choose a person first.');
    return this.#administration.actor({ id: this.person });
  }
}

function readRequest(text: string): PageRequest | undefined {
  try {
    return pageRequest.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function forPage(outcome: Outcome): PageOutcome {
  switch (outcome.kind) {
    case 'choices':
      return { kind: 'choices', choices: outcome.choices };
    case 'modal':
      return { kind: 'modal', modal: outcome.modal };
    case 'failed':
      return { kind: 'failed', text: outcome.text };
    default:
      return { kind: 'done' };
  }
}
