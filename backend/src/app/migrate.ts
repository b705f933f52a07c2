import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { BackendModule, Migrations } from './module.ts';
import type { Database } from './schema.ts';

function toMigration(step: Migrations[string]): Migration {
  if ('up' in step) return step;
  return {
    async up(db) {
      for (const statement of step) await sql.raw(statement).execute(db);
    },
  };
}

/**
 * Migrations of one module run in name order, modules in list order. Each module keeps its own record, so that a new
 * place in the list renames nothing. Kysely's advisory lock lets many processes call this at once.
 */
export async function migrate(db: Kysely<Database>, modules: readonly BackendModule[]): Promise<string[]> {
  const applied: string[] = [];
  for (const { name, migrations } of modules) {
    if (!migrations) continue;
    const steps = Object.entries(migrations).map(([each, step]) => [each, toMigration(step)] as const);
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve(Object.fromEntries(steps)) },
      migrationTableName: `migrations_${name}`,
    });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) {
      const failed = results.find(({ status }) => status === 'Error')?.migrationName ?? 'unknown';
      throw new Error(`Migration ${name}/${failed} failed`, { cause: error });
    }
    applied.push(...results.map(({ migrationName }) => `${name}/${migrationName}`));
  }
  return applied;
}

/** Migrations of the code that the database lacks, as `module/name`; what it has beyond them belongs to newer code. */
export async function searchMissing(db: Kysely<Database>, modules: readonly BackendModule[]): Promise<string[]> {
  const missing: string[] = [];
  for (const { name, migrations } of modules) {
    if (!migrations) continue;
    const table = sql.table(`migrations_${name}`);
    const found = await sql<{ name: string }>`select name from ${table}`.execute(db).then(
      ({ rows }) => rows,
      () => [],
    );
    const known = new Set(found.map((row) => row.name));
    missing.push(...Object.keys(migrations).flatMap((each) => (known.has(each) ? [] : [`${name}/${each}`])));
  }
  return missing;
}
