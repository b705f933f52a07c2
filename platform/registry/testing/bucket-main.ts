import { startBucketServer } from './bucket-server.ts';

const { port } = await startBucketServer();
process.stdout.write(`${JSON.stringify({ ready: true, port })}\n`);
// The parent process has ended and can stop this one no more.
process.on('disconnect', () => process.exit(0));
