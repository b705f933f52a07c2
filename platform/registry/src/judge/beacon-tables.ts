/** Counts of what visitors met. Marks know (hashed) visitors and live for hours, counts live for a week. */
export const BEACON_TABLES = `
  create table releases.beacon_marks (
    package text not null,
    version text not null,
    cohort text not null,
    minute timestamptz not null,
    kind text not null,
    visitor text not null,
    source text not null,
    primary key (package, version, cohort, minute, kind, visitor)
  );
  create index beacon_marks_by_source on releases.beacon_marks (source, minute) where kind = 'seen';
  create index beacon_marks_by_minute on releases.beacon_marks (minute);
  create table releases.beacon_counts (
    package text not null,
    version text not null,
    cohort text not null,
    minute timestamptz not null,
    kind text not null,
    count bigint not null,
    primary key (package, version, cohort, minute, kind)
  );
  create table releases.beacon_times (
    package text not null,
    version text not null,
    cohort text not null,
    minute timestamptz not null,
    bucket integer not null,
    count bigint not null,
    primary key (package, version, cohort, minute, bucket)
  );`;

/** How pages were for their visitors, hour by hour. */
export const VITALS_TABLE = `
  create table releases.beacon_vitals (
    package text not null,
    version text not null,
    cohort text not null,
    hour timestamptz not null,
    page text not null,
    vital text not null,
    bucket integer not null,
    count bigint not null,
    primary key (package, version, cohort, hour, page, vital, bucket)
  );`;

/** What a network has told lately is looked up for every kind that it is limited in. */
export const SOURCE_INDEX = `
  drop index releases.beacon_marks_by_source;
  create index beacon_marks_by_source on releases.beacon_marks (source, minute)
    where kind in ('seen', 'vitals', 'failover');`;
