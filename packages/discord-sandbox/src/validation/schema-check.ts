import * as spec from 'discord-api-spec/zod';
import type { Violation } from '../protocol/api-error.ts';
import { CallbackType } from '../protocol/wire.ts';

type Schema = spec.RequestSchema;

/** Which form of request a route expects; `callback` has a schema for each type of answer. */
export type Form =
  | 'command'
  | 'editCommand'
  | 'createMessage'
  | 'editMessage'
  | 'followUp'
  | 'editResponse'
  | 'callback';

/** Discord's schema leaves gaps, which message-rules.ts and command-rules.ts close. */
const SCHEMAS: Readonly<Record<Exclude<Form, 'callback'>, Schema>> = {
  command: spec.ApplicationCommandUpdateRequestSchema,
  editCommand: spec.ApplicationCommandPatchRequestPartialSchema,
  createMessage: spec.MessageCreateRequestSchema,
  editMessage: spec.MessageEditRequestPartialSchema,
  followUp: spec.IncomingWebhookRequestPartialSchema,
  editResponse: spec.IncomingWebhookUpdateRequestPartialSchema,
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

/** Fields that discord.js sends where the schema has none; Discord ignores them. */
const SENT_ANYWAY = new Set(['tts', 'enforce_nonce', 'nsfw', 'username', 'avatar_url']);

/**
 * Compares a request's body with Discord's published schema.
 * @returns what is wrong with it, each with its place and a reason; nothing when all is well
 */
export function schemaViolations(form: Form, body: unknown): readonly Violation[] {
  if (form === 'callback') return callbackViolations(body);
  return check(SCHEMAS[form], withNumericPermissions(body), '');
}

function callbackViolations(body: unknown): readonly Violation[] {
  const type = isRecord(body) ? body['type'] : undefined;
  const schemas = typeof type === 'number' ? CALLBACKS[type] : undefined;
  if (schemas === undefined || !isRecord(body)) {
    return [
      { path: 'type', code: 'BASE_TYPE_CHOICES', message: `${String(type)} is no type of answer` },
    ];
  }
  const [envelope, data] = schemas;
  const violations = check(envelope, body, '');
  if (violations.length > 0 || data === undefined || !isRecord(body['data'])) return violations;
  return unknownFields(data, body['data'], 'data');
}

function check(schema: Schema, value: unknown, path: string): readonly Violation[] {
  const result = schema.safeParse(value);
  const violations = result.success
    ? []
    : result.error.issues.flatMap((issue) => explain(issue, path));
  return [...violations, ...unknownFields(schema, value, path)];
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

function unknownFields(schema: Schema, value: unknown, path: string): readonly Violation[] {
  const { shape } = schema._zod.def;
  if (shape === undefined || !isRecord(value)) return [];
  return Object.keys(value)
    .filter((key) => !(key in shape) && !SENT_ANYWAY.has(key))
    .map((key) => ({
      path: path === '' ? key : `${path}.${key}`,
      code: 'UNKNOWN_FIELD',
      message: 'Discord has no such field',
    }));
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
