import * as spec from 'discord-api-spec/zod';
import type { Violation } from '../protocol/api-error.ts';
import { CallbackType } from '../protocol/wire.ts';

type Schema = spec.Schema;

/** Which form of request a route expects; `callback` has a schema for each type of answer. */
export type Form =
  | 'command'
  | 'editCommand'
  | 'createMessage'
  | 'editMessage'
  | 'followUp'
  | 'editResponse'
  | 'startThread'
  | 'createThread'
  | 'createPost'
  | 'editThread'
  | 'callback';

/** Discord's schema leaves gaps, which message-rules.ts and command-rules.ts close. */
const SCHEMAS: Readonly<Record<Exclude<Form, 'callback'>, Schema>> = {
  command: spec.ApplicationCommandUpdateRequestSchema,
  editCommand: spec.ApplicationCommandPatchRequestPartialSchema,
  createMessage: spec.MessageCreateRequestSchema,
  editMessage: spec.MessageEditRequestPartialSchema,
  followUp: spec.IncomingWebhookRequestPartialSchema,
  editResponse: spec.IncomingWebhookUpdateRequestPartialSchema,
  startThread: spec.CreateTextThreadWithMessageRequestSchema,
  createThread: spec.CreateTextThreadWithoutMessageRequestSchema,
  createPost: spec.CreateForumThreadRequestSchema,
  editThread: spec.UpdateThreadRequestPartialSchema,
};

const REPLY: readonly [Schema, Schema] = [
  spec.CreateMessageInteractionCallbackRequestSchema,
  spec.IncomingWebhookInteractionRequestSchema,
];
const UPDATE: readonly [Schema, Schema] = [
  spec.UpdateMessageInteractionCallbackRequestSchema,
  spec.IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema,
];

/** The schemas of an answer's envelope and of its `data`, by the answer's type. */
const CALLBACKS: Readonly<Record<number, readonly [Schema, Schema?]>> = {
  [CallbackType.pong]: [spec.PongInteractionCallbackRequestSchema],
  [CallbackType.reply]: REPLY,
  [CallbackType.deferReply]: REPLY,
  [CallbackType.deferUpdate]: UPDATE,
  [CallbackType.update]: UPDATE,
  [CallbackType.choices]: [spec.ApplicationCommandAutocompleteCallbackRequestSchema],
  [CallbackType.modal]: [
    spec.ModalInteractionCallbackRequestSchema,
    spec.ModalInteractionCallbackRequestDataSchema,
  ],
};

/** Fields that Discord documents and its schema leaves out: those that are yes or no, and texts. */
const FLAGS: ReadonlySet<string> = new Set(['nsfw', 'default_permission', 'tts', 'enforce_nonce']);
const TEXTS: ReadonlySet<string> = new Set(['username', 'avatar_url']);
/** How Discord takes yes and no, also from a form, where all is text. */
const YES_OR_NO = /^(?:true|false|1|0)$/i;

export type SchemaCheck = (form: Form, body: unknown) => readonly Violation[];

/**
 * The comparison of a request's body with Discord's published schema. It returns what is wrong with the body,
 * each with its place and a reason.
 * @param refusesUnknown whether a field that Discord has not is wrong
 */
export function schemaCheck(refusesUnknown: boolean): SchemaCheck {
  return (form, body) => {
    const [violations, parts] = form === 'callback' ? checkCallback(body) : checkForm(form, body);
    return [
      ...violations,
      ...parts.flatMap(beyondSchema),
      ...(refusesUnknown ? parts.flatMap(unknownFields) : []),
    ];
  };
}

/** A part of a body, with the schema that lists its fields. */
interface Part {
  readonly schema: Schema;
  readonly value: unknown;
  readonly path: string;
}

type Checked = readonly [violations: readonly Violation[], parts: readonly Part[]];

function checkForm(form: Exclude<Form, 'callback'>, body: unknown): Checked {
  const schema = SCHEMAS[form];
  const value = withNumericPermissions(body);
  return [check(schema, value), [{ schema, value, path: '' }]];
}

function checkCallback(body: unknown): Checked {
  const type = isRecord(body) ? body['type'] : undefined;
  const schemas = typeof type === 'number' ? CALLBACKS[type] : undefined;
  if (schemas === undefined || !isRecord(body)) {
    const message = `${String(type)} is no type of answer`;
    return [[{ path: 'type', code: 'BASE_TYPE_CHOICES', message }], []];
  }
  const [envelope, data] = schemas;
  const whole = { schema: envelope, value: body, path: '' };
  const inner = data === undefined ? [] : [{ schema: data, value: body['data'], path: 'data' }];
  return [check(envelope, body), [whole, ...inner]];
}

function check(schema: Schema, value: unknown): readonly Violation[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => explain(issue, ''));
}

/**
 * zod says only "Invalid input" of a value that fits no branch of a union; the branch whose `type` does
 * fit knows the reason.
 */
function explain(issue: spec.Issue, path: string): readonly Violation[] {
  const here = [path, ...issue.path].filter((part) => part !== '').join('.');
  const meant = issue.errors?.find(
    (branch) => !branch.some(({ path: [key] }) => key === 'type' || key === undefined),
  );
  if (meant !== undefined) return meant.flatMap((below) => explain(below, here));
  return [{ path: here, code: issue.code.toUpperCase(), message: issue.message }];
}

function beyondSchema({ schema, value, path }: Part): readonly Violation[] {
  if (!isRecord(value)) return [];
  return Object.entries(value)
    .filter(([key, given]) => !(key in (schema._zod.def.shape ?? {})) && given != null)
    .filter(([key, given]) =>
      FLAGS.has(key) ? !YES_OR_NO.test(String(given)) : TEXTS.has(key) && typeof given !== 'string',
    )
    .map(([key]) => ({
      path: within(path, key),
      code: 'BASE_TYPE_CONVERT',
      message: FLAGS.has(key) ? 'Must be either true or false.' : 'Must be a string.',
    }));
}

function unknownFields({ schema, value, path }: Part): readonly Violation[] {
  const { shape } = schema._zod.def;
  if (shape === undefined || !isRecord(value)) return [];
  return Object.keys(value)
    .filter((key) => !(key in shape || FLAGS.has(key) || TEXTS.has(key)))
    .map((key) => ({
      path: within(path, key),
      code: 'UNKNOWN_FIELD',
      message: 'Discord has no such field',
    }));
}

function within(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}

/** The schema has a number here; Discord takes, and discord.js sends, its digits. */
function withNumericPermissions(body: unknown): unknown {
  if (!isRecord(body)) return body;
  const permissions = body['default_member_permissions'];
  return typeof permissions === 'string'
    ? { ...body, default_member_permissions: Number(permissions) }
    : body;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
