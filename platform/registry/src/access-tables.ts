/** Tokens say what of; those that were handed out before, and sessions without end, are gone. */
export const ACCESS_TABLES = `
  alter table releases.release_tokens add column packages text[] not null default '{}';
  alter table releases.release_tokens add column of_machine boolean not null default false;
  create table releases.sessions (
    hash text primary key,
    token_hash text not null references releases.release_tokens (hash) on delete cascade,
    expires_at timestamptz not null
  );`;
