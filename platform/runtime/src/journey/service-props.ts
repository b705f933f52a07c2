/** Props of every part of this kit: whose texts it speaks with. */
export interface ServiceProps {
  readonly service: string;
}
