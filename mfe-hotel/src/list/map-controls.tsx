import { Lasso } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipGroup, RemovableChip } from '@wisata/ui/chip';
import { Note } from '@wisata/ui/note';
import type { useMapShape } from './use-map-shape.ts';

interface MapControlsProps {
  readonly shape: ReturnType<typeof useMapShape>;
  readonly count: number;
}

/** What of the map narrows the list. Whoever cannot draw chooses areas in the filters. */
export function MapControls({ shape, count }: MapControlsProps) {
  const { t } = useTranslation('hotel');
  const { isFollowed, isDrawing, isEmpty, area, follow, draw, clear } = shape;
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
      {isDrawing && <Note tone="info">{t('map.drawHint')}</Note>}
      {isEmpty && (
        <Note tone="info" live="status">
          {t('map.nothingThere')}
        </Note>
      )}
    </>
  );
}
