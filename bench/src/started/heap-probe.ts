import v8 from 'node:v8';
import vm from 'node:vm';
import { BroadcastChannel, isMainThread, threadId } from 'node:worker_threads';

// Runs in every thread of a server before its own modules: tells its parent on demand how much each thread keeps.

/** What one thread keeps after everything that can go has gone. */
export interface HeapReading {
  readonly threadId: number;
  readonly bytes: number;
}

const channel = new BroadcastChannel('bench-heap');
// A probe keeps no thread alive.
channel.unref();

function read(): HeapReading {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
  collect();
  return { threadId, bytes: v8.getHeapStatistics().used_heap_size };
}

if (isMainThread) {
  channel.onmessage = ({ data }: { data: unknown }) => process.send?.(data);
  process.on('message', (message) => {
    if (message !== 'read-heap') return;
    channel.postMessage('read');
    process.send?.(read());
  });
} else {
  channel.onmessage = ({ data }: { data: unknown }) => data === 'read' && channel.postMessage(read());
}
