/** Versions whose files are being deleted, and since when a version is known to the registry. */
export const COLLECTION_TABLES = `
  create table releases.collections (
    package text not null,
    version text not null,
    at timestamptz not null default now(),
    primary key (package, version)
  );
  alter table releases.release_versions add column recorded_at timestamptz not null default now();`;
