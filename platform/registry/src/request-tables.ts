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

/** What waits for its time, whether or not for a second person too. */
export const PLAN_COLUMNS = `
  alter table releases.requests add column due_at timestamptz;
  alter table releases.requests add column needs_approval boolean not null default true;
  alter table releases.requests add column approved jsonb;
  alter table releases.requests alter column person drop not null;
  alter table releases.requests alter column expects drop not null;
  create index requests_due on releases.requests (due_at) where ended_at is null;`;

/** Why what is due could not be tried to its end. */
export const PROBLEM_COLUMN = 'alter table releases.requests add column problem text';
