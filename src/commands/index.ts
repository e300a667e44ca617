import type { Command } from '../bot/interaction/command.ts';
import { hanafuda } from './hanafuda.ts';

/** Every slash command: what is registered with Discord, and what answers. */
export const COMMANDS: readonly Command[] = [hanafuda];
