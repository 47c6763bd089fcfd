import { expect, test } from 'vitest';
import { nameStyledTypes } from './nameStyledTypes.mjs';

const inside = (name: string) => `import("styled-components/dist/types").${name}`;

test('types from inside styled-components get the names that it exports', () => {
  const text = `export declare const Box: ${inside('IStyledComponentBase')}<"web", ${inside('Merged')}<{
    style?: ${inside('CSSPropertiesWithVars')};
}, object>> & string;
`;
  const named = nameStyledTypes(text);
  expect(named).not.toContain('styled-components/dist');
  expect(named).toContain('Box: import("styled-components").IStyledComponent<"web", MergedProps<{');
  expect(named).toMatch(/^type MergedProps</m);
  expect(named).toMatch(/export \{\};\n$/);
});

test('a declaration without them stays as it is', () => {
  expect(nameStyledTypes('export declare const a: 1;\n')).toBe('export declare const a: 1;\n');
});

test('a type without a public name stops the build', () => {
  expect(() => nameStyledTypes(`export declare const a: ${inside('Secret')};`)).toThrow('Secret');
});
