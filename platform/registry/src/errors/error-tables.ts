/**
 * What went wrong in releases, as browsers tell it: a group for each place and text of a version, with one sample. Marks know
 * (hashed) visitors and live for hours, groups and counts for a week.
 */
export const ERROR_TABLES = `
  create table releases.error_groups (
    id bigint generated always as identity primary key,
    package text not null,
    version text not null,
    key text not null,
    likeness text not null,
    name text not null,
    message text not null,
    sample jsonb not null,
    first_at timestamptz not null,
    last_at timestamptz not null,
    visitors bigint not null default 0,
    unique (package, version, key)
  );
  create index error_groups_by_likeness on releases.error_groups (package, likeness);
  create index error_groups_by_age on releases.error_groups (last_at);
  create table releases.error_counts (
    group_id bigint not null references releases.error_groups on delete cascade,
    hour timestamptz not null,
    page text not null,
    count bigint not null,
    primary key (group_id, hour, page)
  );
  create index error_counts_by_hour on releases.error_counts (hour);
  create table releases.error_marks (
    group_id bigint not null references releases.error_groups on delete cascade,
    minute timestamptz not null,
    visitor text not null,
    source text not null,
    primary key (group_id, visitor, minute)
  );
  create index error_marks_by_source on releases.error_marks (source, minute);
  create index error_marks_by_minute on releases.error_marks (minute);`;
