/** What edges and registries found out by themselves about versions; rows live for a week. */
export const FINDING_TABLES = `
  create table releases.findings (
    package text not null,
    version text not null,
    kind text not null check (kind in ('integrity', 'render')),
    detail text not null,
    at timestamptz not null default now()
  );
  create index findings_by_version on releases.findings (package, version, at);`;
