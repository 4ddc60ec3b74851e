/** What of the editor's page we ask; all of it may be missing. */
interface Editor {
  readonly $e?: {
    readonly components?: {
      get?(name: 'document'): {
        readonly utils?: {
          findContainerById?(id: string): {
            readonly model?: { toJSON?(options: { remove: readonly string[] }): unknown };
          } | null;
        };
      };
    };
  };
}

/** A loop as the editor has it, which may not be saved yet; undefined outside the editor. */
export function editorModel(id: string): unknown {
  try {
    const { $e } = (window.top ?? window) as Editor;
    return $e?.components
      ?.get?.('document')
      .utils?.findContainerById?.(id)
      ?.model?.toJSON?.({ remove: ['default', 'editSettings', 'defaultEditSettings'] });
  } catch {
    return undefined; // the page is framed by another site
  }
}
