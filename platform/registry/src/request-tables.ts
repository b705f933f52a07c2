/** What waits for a second person; what has ended stays. */
export const REQUEST_TABLES = `
  create table releases.requests (
    id bigint generated always as identity primary key,
    package text not null,
    action jsonb not null,
    expects jsonb not null,
    actor text not null,
    person text not null,
    reason text not null,
    asked_at timestamptz not null,
    expires_at timestamptz not null,
    ended_at timestamptz,
    ending text
  );
  create index requests_open on releases.requests (package) where ended_at is null;`;
