import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of one test's own. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** What tests find in their databases: made once for all of a run, under a name that says what is in it. */
export interface TestTemplate {
  readonly name: string;
  fill(url: string): Promise<void>;
}

function adminUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url)
    throw new Error('TEST_DATABASE_URL is missing: run these tests through jest, whose global setup starts PostgreSQL');
  return url;
}

function addressOf(database: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${database}`;
  return url.href;
}

async function asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Holds the template's lock until the client ends. */
async function ensureTemplate(client: pg.Client, { name, fill }: TestTemplate): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount) return;
  const draft = `${name}_draft`;
  await client.query(`drop database if exists ${draft} with (force)`);
  await client.query(`create database ${draft}`);
  await fill(addressOf(draft));
  await client.query(`alter database ${draft} rename to ${name}`);
}

/** A database with nothing in it, or a copy of a template. */
export async function createTestDatabase(template?: TestTemplate): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(async (client) => {
    if (template) await ensureTemplate(client, template);
    await client.query(`create database ${name} ${template ? `template ${template.name}` : ''}`);
  });
  return {
    url: addressOf(name),
    drop: async () => void (await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`))),
  };
}
