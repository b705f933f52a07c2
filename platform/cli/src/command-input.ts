import type { OpsClient } from '@wisata/registry/ops-client';

/** What a command works with. */
export interface CommandInput {
  readonly words: readonly string[];
  /** Connects to the registry. */
  readonly open: () => Promise<OpsClient>;
  readonly dataDir: string;
  readonly print: (text: string) => void;
}

/** One command; rejects with what is wrong, in words. */
export type Command = (input: CommandInput) => Promise<void>;
