import { type ComponentPropsWithRef, createElement } from 'react';

type Icon = {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
  aliases?: unknown[];
};
type Props = Omit<ComponentPropsWithRef<'svg'>, 'children'> & { size?: number | string };

const isSpoken = (props: object) =>
  Object.entries(props).some(([name, value]) => /^(aria-|role$|title$)/u.test(name) && value);

/** The same element as the icons' package makes, of what we give it: it can do much more, which every page would load. */
export function makeIcon({ name, node, aliases = [] }: Icon) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  const classes = ['lucide', name, ...aliases.filter((alias) => typeof alias === 'string')].join(
    ' lucide-',
  );
  return ({ size = 24, className, ...rest }: Props) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        'aria-hidden': isSpoken(rest) ? undefined : 'true',
        ...rest,
      },
      shapes,
    );
}
