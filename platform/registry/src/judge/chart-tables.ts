/** What visitors met around a change that took a version back; counts live for a week, these as long as the history. */
export const CHART_TABLES = `
  create table releases.charts (
    revision bigint primary key references releases.release_revisions (revision),
    chart jsonb not null
  );
  create trigger charts_only_grow before update or delete on releases.charts
    for each row execute function releases.refuse_change();
  create trigger charts_are_never_emptied before truncate on releases.charts
    for each statement execute function releases.refuse_change();`;
