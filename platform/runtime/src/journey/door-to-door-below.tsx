import type { DoorSearch } from '@wisata/kernel/door-to-door';
import { optionalPart } from '@wisata/runtime';
import { WhenSeen } from '@wisata/ui/when-seen';

const DoorToDoorCard = optionalPart(async () => (await import('./door-to-door.tsx')).DoorToDoorCard);

/** Below a list of one service: the same way by every service, for whoever comes to the end of the list. */
export function DoorToDoorBelow({ search }: { readonly search: DoorSearch }) {
  return (
    <WhenSeen>
      <DoorToDoorCard search={search} />
    </WhenSeen>
  );
}
