import { Lasso } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MAP_TEXTS } from '@wisata/kernel/contracts/map-defaults';
import { Chip, ChipGroup, RemovableChip } from '@wisata/ui/chip';
import { Note } from '@wisata/ui/note';
import type { ServiceProps } from './service-props.ts';
import type { MapShapeState, ShapeProblem } from './use-map-shape.ts';

interface MapControlsProps extends ServiceProps {
  readonly shape: MapShapeState;
  readonly count: number;
}

/** The contract's words, and what they mean. */
function Problem({ service, problem }: ServiceProps & { readonly problem: ShapeProblem }) {
  const { t } = useTranslation(service);
  return (
    <Note tone="warn" live="status">
      <span lang="en">{MAP_TEXTS[problem]}</span>. {t(`map.${problem}`)}
    </Note>
  );
}

/** What of the map narrows the list. Whoever cannot draw chooses areas in the filters. */
export function MapControls({ service, shape, count }: MapControlsProps) {
  const { t } = useTranslation(service);
  const { isFollowed, isDrawing, isEmpty, problem, area, follow, draw, clear } = shape;
  return (
    <>
      <ChipGroup label={t('map.controls')}>
        {!area && (
          <Chip selected={isFollowed} ticked onToggle={follow}>
            {t('map.follow')}
          </Chip>
        )}
        <Chip selected={isDrawing} icon={Lasso} onToggle={draw}>
          {t(area ? 'map.redraw' : 'map.draw')}
        </Chip>
        {area && (
          <RemovableChip removeLabel={t('map.clear', { count })} onRemove={clear}>
            {t('map.drawn', { count })}
          </RemovableChip>
        )}
      </ChipGroup>
      {problem && <Problem service={service} problem={problem} />}
      {isDrawing && !problem && <Note tone="info">{t('map.drawHint')}</Note>}
      {isEmpty && (
        <Note tone="info" live="status">
          {t('map.nothingThere')}
        </Note>
      )}
    </>
  );
}
