/** Versions that are shown by a link as long as a pull request is open. */
export const PREVIEW_TABLE = `
  create table releases.previews (
    package text not null,
    number integer not null,
    version text not null,
    actor text not null,
    reason text not null,
    opened_at timestamptz not null,
    renewed_at timestamptz not null,
    until timestamptz not null,
    primary key (package, number)
  );`;
