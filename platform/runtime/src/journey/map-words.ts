import type { Locale } from '@wisata/kernel/locale';

type MapWord =
  | 'attribution'
  | 'tileAttribution'
  | 'zoomIn'
  | 'zoomOut'
  | 'loading'
  | 'failed'
  | 'controls'
  | 'follow'
  | 'draw'
  | 'redraw'
  | 'drawHint'
  | 'nothingThere'
  | 'noShape'
  | 'manyShapes'
  | 'here'
  | 'area'
  | 'clear';

/** Texts of every map. They load with its code, so that pages without a map do not carry them. */
export const MAP_WORDS: Readonly<Record<Locale, Readonly<Record<MapWord, string>>>> = {
  en: {
    attribution: 'Drawn map © OpenStreetMap contributors',
    tileAttribution: '© OpenStreetMap contributors, Protomaps',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    loading: 'The map is loading',
    failed: 'The map could not be loaded. The page has everything.',
    controls: 'Search on the map',
    follow: 'Search as I move',
    draw: 'Draw an area',
    redraw: 'Redraw area',
    drawHint: 'Drag around the part that you want. Esc or the right button stops.',
    nothingThere: 'Nothing of this search is in that part of the map.',
    noShape: 'Drag around an area in one line.',
    manyShapes: 'Draw one area at a time, with one finger.',
    here: 'found',
    area: 'Your drawn area',
    clear: 'Clear',
  },
  id: {
    attribution: 'Peta gambar © kontributor OpenStreetMap',
    tileAttribution: '© kontributor OpenStreetMap, Protomaps',
    zoomIn: 'Perbesar',
    zoomOut: 'Perkecil',
    loading: 'Peta sedang dimuat',
    failed: 'Peta tidak dapat dimuat. Semuanya ada di halaman ini.',
    controls: 'Cari di peta',
    follow: 'Cari saat peta digeser',
    draw: 'Gambar area',
    redraw: 'Gambar ulang',
    drawHint: 'Seret mengelilingi bagian yang Anda inginkan. Esc atau tombol kanan membatalkan.',
    nothingThere: 'Tidak ada hasil pencarian ini di bagian peta itu.',
    noShape: 'Seret mengelilingi satu area dalam satu garis.',
    manyShapes: 'Gambar satu area saja, dengan satu jari.',
    here: 'hasil',
    area: 'Area Anda',
    clear: 'Hapus',
  },
};
