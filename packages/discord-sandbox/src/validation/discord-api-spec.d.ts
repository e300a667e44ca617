/** The package's zod schemas come without types; these are the ones that the sandbox uses. */
declare module 'discord-api-spec/zod' {
  interface Issue {
    readonly code: string;
    readonly path: readonly (string | number)[];
    readonly message: string;
    /** For `invalid_union`: the issues of each branch that was tried. */
    readonly errors?: readonly (readonly Issue[])[];
  }
  interface Schema {
    safeParse(
      value: unknown,
    ):
      | { readonly success: true }
      | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
    readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } };
  }
  export const ApplicationCommandAutocompleteCallbackRequestSchema: Schema;
  export const ApplicationCommandPatchRequestPartialSchema: Schema;
  export const ApplicationCommandResponseSchema: Schema;
  export const ApplicationCommandUpdateRequestSchema: Schema;
  export const CreateMessageInteractionCallbackRequestSchema: Schema;
  export const CreateForumThreadRequestSchema: Schema;
  export const CreateTextThreadWithMessageRequestSchema: Schema;
  export const CreateTextThreadWithoutMessageRequestSchema: Schema;
  export const GatewayBotResponseSchema: Schema;
  export const GatewayResponseSchema: Schema;
  export const GuildChannelResponseSchema: Schema;
  export const GuildMemberResponseSchema: Schema;
  export const GuildRoleResponseSchema: Schema;
  export const GuildWithCountsResponseSchema: Schema;
  export const IncomingWebhookInteractionRequestSchema: Schema;
  export const IncomingWebhookRequestPartialSchema: Schema;
  export const IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema: Schema;
  export const IncomingWebhookUpdateRequestPartialSchema: Schema;
  export const ListApplicationEmojisResponseSchema: Schema;
  export const MessageCreateRequestSchema: Schema;
  export const MessageEditRequestPartialSchema: Schema;
  export const MessageResponseSchema: Schema;
  export const ModalInteractionCallbackRequestDataSchema: Schema;
  export const ModalInteractionCallbackRequestSchema: Schema;
  export const MyGuildResponseSchema: Schema;
  export const PongInteractionCallbackRequestSchema: Schema;
  export const PrivateChannelResponseSchema: Schema;
  export const ThreadResponseSchema: Schema;
  export const UpdateMessageInteractionCallbackRequestSchema: Schema;
  export const UpdateThreadRequestPartialSchema: Schema;
  export const UserPIIResponseSchema: Schema;
  export const UserResponseSchema: Schema;
}
