import Fastify from 'fastify';
import pg from 'pg';

// What the blog list cannot be faster than: its own two queries, and nothing around them.

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const POSTS = `
  select p.id, p.slug, p.tags, p.created_at, p.body, p.category, c.name
  from blog_posts p join blog_categories c on c.slug = p.category
  order by p.created_at desc, p.id desc limit 9`;
const COUNT = 'select count(*) from blog_posts p join blog_categories c on c.slug = p.category';

const app = Fastify({ logger: false });
app.get('/posts', async () => {
  const [posts, count] = await Promise.all([
    pool.query<Record<string, unknown>>(POSTS),
    pool.query<{ count: string }>(COUNT),
  ]);
  return { total: Number(count.rows[0]!.count), posts: posts.rows };
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${JSON.stringify({ ready: true, port: Number(new URL(url).port) })}\n`);
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
process.on('disconnect', () => process.exit(0));
