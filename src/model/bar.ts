/** Whom the operator can bar from the bot. */
export const BARRED_KINDS = ['user', 'server'] as const;
export type BarredKind = (typeof BARRED_KINDS)[number];

/** Somebody, or a server, that is barred. */
export interface Bar {
  readonly kind: BarredKind;
  readonly id: string;
}
