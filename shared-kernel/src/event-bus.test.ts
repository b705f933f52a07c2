import { afterEach, describe, expect, test } from '@jest/globals';
import { createEventBus, EVENT_CHANNEL } from './event-bus.ts';
import type { EventBus } from './events.ts';

const openChannels: BroadcastChannel[] = [];
const openChannel = (): BroadcastChannel => {
  const channel = new BroadcastChannel(EVENT_CHANNEL);
  openChannels.push(channel);
  return channel;
};

afterEach(() => openChannels.splice(0).forEach((channel) => channel.close()));

function record(bus: EventBus): unknown[] {
  const heard: unknown[] = [];
  bus.subscribe('account:cart-changed', (payload) => heard.push(payload));
  return heard;
}

describe('one window', () => {
  test('two buses meet, and each event comes once', () => {
    const target = new EventTarget();
    const [first, second] = [createEventBus({ target }), createEventBus({ target })];
    const [heardByFirst, heardBySecond] = [record(first), record(second)];
    first.publish('account:cart-changed', { count: 2 });
    expect([heardByFirst, heardBySecond]).toEqual([[{ count: 2 }], [{ count: 2 }]]);
  });

  test('windows do not hear each other without a channel', () => {
    const heard = record(createEventBus({ target: new EventTarget() }));
    createEventBus({ target: new EventTarget() }).publish('account:cart-changed', { count: 2 });
    expect(heard).toEqual([]);
  });

  test.each([
    ['with a target', { target: new EventTarget() }],
    ['on a server', {}],
  ])('a listener that throws is reported and the others hear, %s', (_, options) => {
    const reported: unknown[] = [];
    const bus = createEventBus({ ...options, onError: (error, name) => reported.push([error, name]) });
    const fault = new Error('broken listener');
    bus.subscribe('account:cart-changed', () => {
      throw fault;
    });
    const heard = record(bus);
    bus.publish('account:cart-changed', { count: null });
    expect(heard).toEqual([{ count: null }]);
    expect(reported).toEqual([[fault, 'account:cart-changed']]);
  });

  test.each([
    ['with a target', { target: new EventTarget() }],
    ['on a server', {}],
  ])('a subscription ends once, %s', (_, options) => {
    const bus = createEventBus(options);
    const heard: string[] = [];
    const end = bus.subscribe('account:signed-in', ({ userId }) => heard.push(userId));
    const listener = ({ userId }: { userId: string }) => heard.push(`listener ${userId}`);
    bus.subscribe('account:signed-in', listener);
    end();
    end();
    bus.publish('account:signed-in', { userId: '7' });
    expect(heard).toEqual(['listener 7']);
  });
});

describe('other tabs', () => {
  /** Resolves when the tab has heard something on the channel after everything sent before. */
  const settled = (tab: EventBus, other: EventBus) =>
    new Promise<void>((resolve) => {
      tab.subscribe('account:signed-in', ({ userId }) => {
        if (userId === 'settled') resolve();
      });
      other.publish('account:signed-in', { userId: 'settled' });
    });

  test('hear what concerns them, once, whatever number of buses a tab has', async () => {
    const [here, there] = [new EventTarget(), new EventTarget()];
    const publisher = createEventBus({ target: here, channel: openChannel() });
    const twin = createEventBus({ target: here, channel: openChannel() });
    const reader = createEventBus({ target: there, channel: openChannel() });
    const secondReader = createEventBus({ target: there, channel: openChannel() });
    const heard = [record(publisher), record(twin), record(reader), record(secondReader)];
    publisher.publish('account:cart-changed', { count: 1 });
    twin.publish('account:cart-changed', { count: 2 });
    await settled(reader, publisher);
    expect(heard).toEqual(Array.from({ length: 4 }, () => [{ count: 1 }, { count: 2 }]));
  });

  test('are not told events of one page', async () => {
    const publisher = createEventBus({ target: new EventTarget(), channel: openChannel() });
    const wire = openChannel();
    const firstOnWire = new Promise<unknown>((resolve) => {
      wire.addEventListener('message', ({ data }) => resolve(data), { once: true });
    });
    publisher.publish('account:payment-settled', { transactionId: 'b1' });
    publisher.publish('account:signed-out', {});
    expect(await firstOnWire).toEqual({ name: 'account:signed-out', payload: {} });
  });

  test('what is not one of our messages is ignored', async () => {
    const reader = createEventBus({ target: new EventTarget(), channel: openChannel() });
    const heard: unknown[] = record(reader);
    reader.subscribe('account:payment-settled', (payload) => heard.push(payload));
    const stranger = openChannel();
    for (const message of [
      null,
      'text',
      { name: 'account:cart-changed' },
      { name: 'x', payload: {} },
      { name: 'account:payment-settled', payload: { transactionId: 'b1' } },
    ]) {
      stranger.postMessage(message);
    }
    const publisher = createEventBus({ target: new EventTarget(), channel: openChannel() });
    stranger.postMessage({ name: 'account:cart-changed', payload: { count: 3 } });
    await settled(reader, publisher);
    expect(heard).toEqual([{ count: 3 }]);
  });

  test('a closed channel is reported and the own page still hears', () => {
    const reported: unknown[] = [];
    const channel = openChannel();
    const bus = createEventBus({ target: new EventTarget(), channel, onError: (error) => reported.push(error) });
    const heard = record(bus);
    channel.close();
    bus.publish('account:cart-changed', { count: 4 });
    expect(heard).toEqual([{ count: 4 }]);
    expect(reported).toHaveLength(1);
  });
});
