import { Lasso } from 'lucide-react';
import { MAP_TEXTS } from '@wisata/kernel/contracts/map-defaults';
import { useApp } from '@wisata/runtime';
import { Chip, ChipGroup, RemovableChip } from '@wisata/ui/chip';
import { Note } from '@wisata/ui/note';
import { MAP_WORDS } from './map-words.ts';
import type { MapShapeState } from './use-map-shape.ts';

interface MapControlsProps {
  readonly shape: MapShapeState;
  /** What the area leaves, in words: `25 stays`. */
  readonly found: string;
}

/** How the map narrows the list. Visitors who cannot draw choose areas in the filters. */
export function MapControls({ shape, found }: MapControlsProps) {
  const words = MAP_WORDS[useApp().locale];
  const { isFollowed, isDrawing, isEmpty, problem, area, follow, draw, clear } = shape;
  const drawn = `${words.area} · ${found}`;
  return (
    <>
      <ChipGroup label={words.controls}>
        {!area && (
          <Chip selected={isFollowed} ticked onToggle={follow}>
            {words.follow}
          </Chip>
        )}
        <Chip selected={isDrawing} icon={Lasso} onToggle={draw}>
          {area ? words.redraw : words.draw}
        </Chip>
        {area && (
          <RemovableChip removeLabel={`${words.clear}: ${drawn}`} onRemove={clear}>
            {drawn}
          </RemovableChip>
        )}
      </ChipGroup>
      {problem && (
        <Note tone="warn" live="status">
          <span lang="en">{MAP_TEXTS[problem]}</span>. {words[problem]}
        </Note>
      )}
      {isDrawing && !problem && <Note tone="info">{words.drawHint}</Note>}
      {isEmpty && (
        <Note tone="info" live="status">
          {words.nothingThere}
        </Note>
      )}
    </>
  );
}
