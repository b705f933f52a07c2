/** What is known of one immutable build; lies beside its files as `release.json`. */
export interface Release {
  readonly name: string;
  readonly version: string;
  readonly publishedAt: string;
  /** Kernel contract that the build was compiled against; empty for the shell. */
  readonly contract: string;
  /** Hash in SRI form by path relative to `client/`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** The same for `server/`. */
  readonly serverIntegrity: Readonly<Record<string, string>>;
}

/** A build to publish: `buildFolder` has `client/` and, for what renders on a server, `server/`. */
export interface FinishedBuild {
  readonly name: string;
  readonly version: string;
  readonly contract: string;
  readonly buildFolder: string;
}
