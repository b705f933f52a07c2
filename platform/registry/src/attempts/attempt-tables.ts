/** What was refused, of each package the latest: nobody fills the disk by trying. A row is never edited. */
export const ATTEMPT_TABLES = `
  create table releases.attempts (
    id bigint generated always as identity primary key,
    at timestamptz not null,
    actor text not null,
    package text not null,
    version text,
    tried text not null,
    code text not null,
    refused jsonb not null,
    next jsonb not null
  );
  create index attempts_by_package on releases.attempts (package, id);
  create trigger attempts_stay before update on releases.attempts
    for each row execute function releases.refuse_change();`;
