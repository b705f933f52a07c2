/** Every material is written once, as its colour at noon; the tone of the hour does the rest. */
export const GREEN = {
  deep: '#1d4a3f',
  leaf: '#2f6e4c',
  mid: '#4a8a52',
  fresh: '#7fae55',
  pale: '#a9c774',
  olive: '#7d8447',
};
export const SAND = '#ecd7a8';
export const STONE = '#8f8a82';
export const WOOD = '#8a5836';
export const THATCH = '#9b7a48';
export const CLAY = '#c4603c';
export const CREAM = '#f4e8d2';
export const SEA = '#2b98a6';
export const DEEP = '#13506f';
