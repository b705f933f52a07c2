import { Button } from '@wisata/ui/button';
import { Tag } from '@wisata/ui/tag';
import { VisuallyHidden } from '@wisata/ui/visually-hidden';
import type { PackageOverview } from '@wisata/registry/ops-client';
import type { Operator } from './console.api.ts';
import { mayDo, type Choice } from './release-choices.ts';
import { useWords } from './words.ts';
import styles from './slot-list.module.css';

interface SlotListProps {
  readonly overview: PackageOverview;
  readonly role: Operator['role'];
  readonly onChoose: (choice: Choice) => void;
}

/** What a package shows on others' pages, each piece with its switch. */
export function SlotList({ overview: { name, state, slots }, role, onChoose }: SlotListProps) {
  const { t } = useWords();
  const { slotsOff = [] } = state;
  // One that is off stays in sight, also where the present version has none of this name.
  const all = [...new Set([...slots, ...slotsOff])];
  if (all.length === 0) return null;
  return (
    <details className={styles.slots}>
      <summary>
        {t('slots.summary')}
        <VisuallyHidden> {t('slots.of', { name })}</VisuallyHidden>
      </summary>
      <ul role="list">
        {all.map((slot) => {
          const isOff = slotsOff.includes(slot);
          const kind = isOff ? 'slot-on' : 'slot-off';
          return (
            <li key={slot}>
              <span>{slot}</span>
              <Tag tone={isOff ? 'warn' : 'success'}>{t(isOff ? 'slots.off' : 'slots.on')}</Tag>
              {mayDo(role, kind) && (
                <Button variant="quiet" size="s" onClick={() => onChoose({ kind, slot })}>
                  {t(`action.${kind}`)}
                  <VisuallyHidden> {slot}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
