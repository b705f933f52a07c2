import { describe, expect, test } from '@jest/globals';
import { createBeacons, type BeaconBatch, type BeaconOptions, type HealthBeacon } from './beacon.ts';

const loaded: HealthBeacon = {
  kind: 'load',
  remote: 'hotel',
  version: '1.0.0',
  cohort: 'stable',
  phase: 'load',
  code: 'ok',
  ms: 120,
  path: '/hotel/list',
  revision: 7,
};
const failed: HealthBeacon = { ...loaded, kind: 'failure', code: 'integrity' };

function beaconsOf(more: Partial<BeaconOptions> = {}) {
  const sent: BeaconBatch[] = [];
  const waits: { work: () => void; ms: number }[] = [];
  const beacons = createBeacons({
    authorize: async () => ({ token: 'proof' }),
    send: (body) => sent.push(JSON.parse(body) as BeaconBatch) > 0,
    later: (work, ms) => void waits.push({ work, ms }),
    ...more,
  });
  /** Lets everything happen that waits for no time. */
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  return { beacons, sent, waits, settle };
}

describe('beacons', () => {
  test('of one moment travel together, with the proof that the edge gave', async () => {
    const { beacons, sent, waits, settle } = beaconsOf();
    beacons.tell(loaded);
    beacons.tell(failed);
    await settle();
    expect(sent).toEqual([]);
    waits[0]!.work();
    waits[1]!.work();
    await settle();
    expect(sent).toEqual([{ token: 'proof', beacons: [loaded, failed] }]);
  });

  test('of failures do not wait as long as those of successes', () => {
    const { beacons, waits } = beaconsOf();
    beacons.tell(loaded);
    beacons.tell(failed);
    expect(waits[1]!.ms).toBeLessThan(waits[0]!.ms / 4);
  });

  test('that wait are sent when the page goes away, once', async () => {
    const { beacons, sent, settle } = beaconsOf();
    beacons.tell(loaded);
    await settle();
    beacons.flush();
    beacons.flush();
    expect(sent).toHaveLength(1);
  });

  test('ask for their proof once, with the first of them, and wait for it', async () => {
    let give: (settings: { token: string }) => void = () => undefined;
    let asked = 0;
    const authorize = () => {
      asked += 1;
      return new Promise<{ token: string }>((resolve) => (give = resolve));
    };
    const { beacons, sent, waits, settle } = beaconsOf({ authorize });
    expect(asked).toBe(0);
    beacons.tell(failed);
    beacons.tell(loaded);
    expect(asked).toBe(1);
    waits[0]!.work();
    beacons.flush();
    await settle();
    expect(sent).toEqual([]);
    give({ token: 'late' });
    await settle();
    expect(sent).toEqual([{ token: 'late', beacons: [failed, loaded] }]);
  });

  test('ask again with the next one when there was no answer', async () => {
    const answers = [undefined, { token: 'second' }];
    const { beacons, sent, waits, settle } = beaconsOf({ authorize: async () => answers.shift() });
    beacons.tell(failed);
    await settle();
    waits[0]!.work();
    await settle();
    expect(sent).toEqual([]);
    beacons.tell(loaded);
    await settle();
    waits[1]!.work();
    await settle();
    expect(sent).toEqual([{ token: 'second', beacons: [failed, loaded] }]);
  });

  test('are few, however often a page fails', async () => {
    const { beacons, sent, settle } = beaconsOf();
    for (let turn = 0; turn < 1_000; turn++) beacons.tell(failed);
    await settle();
    beacons.flush();
    expect(sent.map((batch) => batch.beacons.length)).toEqual([20, 20, 20, 20, 20]);
  });
});
