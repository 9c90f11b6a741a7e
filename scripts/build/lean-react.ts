import type { Plugin } from 'vite';

const signal = /(\w+Exception) = Error\(formatProdErrorMessage\((\d+)\)\)/g;

/**
 * React DOM makes a few errors while it is being evaluated, to throw them as signals later. Whoever looks on with an
 * inspector attached, as Lighthouse does, makes the browser note where each was made, and for that read React and all
 * that shares its file a second time: half of the time that the file takes. These have no such note, and are the same
 * in everything else.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        const lean = code.replace(
          signal,
          (_, name, number) =>
            `${name} = Object.create(Error.prototype, { message: { value: formatProdErrorMessage(${number}) } })`,
        );
        if (lean === code) throw new Error('React DOM has no signals any more: lean-react.ts can go.');
        return lean;
      },
    },
  };
}
