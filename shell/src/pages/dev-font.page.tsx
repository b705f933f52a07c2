import { FontShowcase } from '@wisata/ui/font-showcase';
import { DevFrame } from './dev-frame.tsx';

export function Component() {
  return (
    <DevFrame>
      <FontShowcase />
    </DevFrame>
  );
}
