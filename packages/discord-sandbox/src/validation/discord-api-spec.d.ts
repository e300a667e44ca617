/** The package's zod schemas come without types; these are the ones that the sandbox uses. */
declare module 'discord-api-spec/zod' {
  interface Issue {
    readonly code: string;
    readonly path: readonly (string | number)[];
    readonly message: string;
    /** For `invalid_union`: the issues of each branch that was tried. */
    readonly errors?: readonly (readonly Issue[])[];
  }
  interface RequestSchema {
    safeParse(
      value: unknown,
    ):
      | { readonly success: true }
      | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
    readonly _zod: { readonly def: { readonly shape?: Readonly<Record<string, unknown>> } };
  }
  export const ApplicationCommandAutocompleteCallbackRequestSchema: RequestSchema;
  export const ApplicationCommandPatchRequestPartialSchema: RequestSchema;
  export const ApplicationCommandUpdateRequestSchema: RequestSchema;
  export const CreateMessageInteractionCallbackRequestSchema: RequestSchema;
  export const IncomingWebhookInteractionRequestSchema: RequestSchema;
  export const IncomingWebhookRequestPartialSchema: RequestSchema;
  export const IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema: RequestSchema;
  export const IncomingWebhookUpdateRequestPartialSchema: RequestSchema;
  export const MessageCreateRequestSchema: RequestSchema;
  export const MessageEditRequestPartialSchema: RequestSchema;
  export const ModalInteractionCallbackRequestDataSchema: RequestSchema;
  export const ModalInteractionCallbackRequestSchema: RequestSchema;
  export const PongInteractionCallbackRequestSchema: RequestSchema;
  export const UpdateMessageInteractionCallbackRequestSchema: RequestSchema;
}
