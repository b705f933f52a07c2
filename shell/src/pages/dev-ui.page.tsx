import { Showcase } from '@wisata/ui/showcase';
import { DevFrame } from './dev-frame.tsx';

export function Component() {
  return (
    <DevFrame>
      <Showcase />
    </DevFrame>
  );
}
