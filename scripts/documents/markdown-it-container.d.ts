// The package has no types.
declare module 'markdown-it-container' {
  import type { MarkdownIt, RendererRule } from 'markdown-it';
  interface ContainerOptions {
    validate: (params: string) => boolean;
    render: RendererRule;
  }
  export default function container(markdown: MarkdownIt, name: string, options: ContainerOptions): void;
}
