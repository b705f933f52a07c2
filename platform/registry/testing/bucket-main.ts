import { startBucketServer } from './bucket-server.ts';

const { port } = await startBucketServer();
process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
// Whoever started this process is gone: nobody would ever stop it.
process.on('disconnect', () => process.exit(0));
