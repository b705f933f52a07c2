import type { Random } from '@wisata/kernel/random';
import type { Area, City } from './data/gazetteer.ts';
import { brandsFor, NAME_SUFFIXES } from './data/hotel-names.ts';

/** A name that no other hotel of the city has, with the chain it belongs to. */
export function chooseBrand(random: Random, area: Area, city: City, star: number, taken: Set<string>) {
  const brands = random.sample(brandsFor(area.setting, star), 99);
  const place = area.name === 'Harbour' ? city.name : area.name;
  const plain = brands.map((brand) => ({ brand, name: `${brand.name} ${place}` }));
  const suffixed = NAME_SUFFIXES[star]!.flatMap((suffix) =>
    brands.map((brand) => ({ brand, name: `${brand.name} ${suffix} ${place}` })),
  );
  const choice = [...plain, ...suffixed].find(({ name }) => !taken.has(name));
  if (!choice) throw new RangeError(`no hotel name is left for ${area.name}`);
  taken.add(choice.name);
  return { name: choice.name, chainCode: choice.brand.chainCode, chainName: choice.brand.chainName };
}
