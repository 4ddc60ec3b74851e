import jQuery from 'jquery';

// Scripts of the page builder and its plugins that open and close parts of a page, reduced to their bindings: events, namespaces
// and method names as recorded from Elementor 3.26 and 3.31 and JetTabs 2.2. Their only effect is an attribute that a test can
// read.

interface SectionEvent extends Event {
  readonly currentTarget: HTMLElement;
}
interface SectionSet {
  on(events: string, handler: (event: SectionEvent) => unknown): SectionSet;
  on(events: string, selector: string, handler: (event: SectionEvent) => unknown): SectionSet;
  on(events: object): SectionSet;
  trigger(name: string): SectionSet;
  off(): SectionSet;
}
/** The real jQuery 3.7.1. */
export const $ = jQuery as unknown as (target: EventTarget | string) => SectionSet;

/** Attribute that counts the calls of an original's handlers for a control, with one `x` per call. */
export const MARK = 'data-original';
const act = ({ currentTarget }: SectionEvent): void => {
  currentTarget.setAttribute(MARK, `${currentTarget.getAttribute(MARK) ?? ''}x`);
};

/** Binds the page builder's classic accordion, toggle and tabs. */
export function classicScript(): void {
  const handler = {
    changeActiveTab: act,
    handleKeyboardNavigation: (event: SectionEvent) => event.preventDefault(),
  };
  $('.elementor-tab-title').on({
    keydown: (event: SectionEvent & KeyboardEvent) => {
      if (['End', 'Home', 'ArrowUp', 'ArrowDown'].includes(event.key))
        handler.handleKeyboardNavigation(event);
    },
    keyup: (event: SectionEvent & KeyboardEvent) => {
      if (!['Enter', 'Space'].includes(event.code)) return;
      event.preventDefault();
      handler.changeActiveTab(event);
    },
    click: (event: SectionEvent) => {
      event.preventDefault();
      handler.changeActiveTab(event);
    },
  });
}

/** Binds the page builder's nested accordion. */
export function nestedScript(): void {
  const handlers = {
    clickListener(event: SectionEvent) {
      event.preventDefault();
      act(event);
    },
    handleTitleKeyboardNavigation(event: SectionEvent & KeyboardEvent) {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      act(event);
    },
    handleContentElementKeyboardNavigation(event: SectionEvent & KeyboardEvent) {
      if (event.key === 'Escape') act(event);
    },
  };
  $('.e-n-accordion-item-title')
    .on('click', handlers.clickListener.bind(handlers))
    .on('keydown', handlers.handleTitleKeyboardNavigation.bind(handlers) as (event: Event) => unknown);
  $('.e-n-accordion-item a').on(
    'keydown',
    handlers.handleContentElementKeyboardNavigation.bind(handlers) as (event: Event) => unknown,
  );
}

/** Binds the accordion of the tabs plugin. */
export function pluginAccordionScript(): void {
  const controls = [...document.querySelectorAll('.jet-toggle__control')];
  $('.jet-toggle__control')
    .on('click.jetAccordion', act)
    .on('keydown', (event) => {
      const { which } = event as unknown as KeyboardEvent;
      if (which !== 13 && which !== 32) return undefined;
      $(event.currentTarget).trigger('click');
      return false;
    });
  $(document).on(
    'click.jetAccordionAnchor',
    controls.map(({ id }) => `a[href*="#${id}"]`).join(),
    (event) => {
      $((event.currentTarget as HTMLAnchorElement).hash).trigger('click.jetAccordion');
    },
  );
}

/** Binds the image accordion of the tabs plugin, whose handlers for the mouse and the keyboard have no namespace. */
export function imageAccordionScript(): void {
  const activate = (event: SectionEvent) => {
    event.currentTarget.classList.add('active-accordion');
    act(event);
  };
  $('.jet-image-accordion__item').on('mouseenter', activate);
  $('.jet-image-accordion__item').on('keydown', activate);
  $('.jet-image-accordion').on('mouseleave.jetImageAccordion', act);
}

/** Binds the page builder's nested tabs. */
export function nestedTabsScript(): void {
  const handlers = {
    onTabClick(event: SectionEvent) {
      event.preventDefault();
      act(event);
    },
    handleTitleKeyboardNavigation(event: SectionEvent & KeyboardEvent) {
      if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
      event.preventDefault();
      act(event);
    },
  };
  $('.e-n-tab-title')
    .on({ click: handlers.onTabClick.bind(handlers) })
    .on({ keydown: handlers.handleTitleKeyboardNavigation.bind(handlers) });
}

/** Binds the page builder's mega menu. */
export function megaMenuScript(): void {
  const handlers = {
    onTabClick(event: SectionEvent) {
      act(event);
    },
    onMouseTitleEnter(event: SectionEvent) {
      act(event);
    },
    onClickToggleDropdownMenu(event: SectionEvent) {
      act(event);
    },
    handleTitleKeyboardNavigation(event: SectionEvent) {
      event.preventDefault();
      act(event);
    },
  };
  $('.e-n-menu-title')
    .on({ click: handlers.onTabClick.bind(handlers) })
    .on({ mouseenter: handlers.onMouseTitleEnter.bind(handlers) });
  $('.e-n-menu-toggle').on({ click: handlers.onClickToggleDropdownMenu.bind(handlers) });
  $('.e-focus').on({ keydown: handlers.handleTitleKeyboardNavigation.bind(handlers) });
}

/** Binds the tabs of the tabs plugin. */
export function pluginTabsScript(): void {
  const controls = [...document.querySelectorAll('.jet-tabs__control')];
  $('.jet-tabs__control')
    .on('click.jetTabs', act)
    .on('keydown', (event) => {
      const { which } = event as unknown as KeyboardEvent;
      if (which === 13 || which === 32) {
        $(event.currentTarget).trigger('click');
        return false;
      }
      if (which === 37 || which === 39) act(event);
      return undefined;
    });
  $(document).on('click.jetTabAnchor', controls.map(({ id }) => `a[href*="#${id}"]`).join(), (event) => {
    for (const control of document.querySelectorAll((event.currentTarget as HTMLAnchorElement).hash))
      control.setAttribute(MARK, 'anchor');
  });
}

/** Binds the tricks plugin's unfold widget and the elements plugin's pricing table. */
export function foldScript(button: string, namespace: 'jetUnfold' | 'jetPricingTable'): void {
  $(button)
    .on('keypress', (event) => {
      if ((event as unknown as KeyboardEvent).which !== 13) return undefined;
      $(event.currentTarget).trigger('click');
      return false;
    })
    .on(`click.${namespace}`, (event) => {
      event.preventDefault();
      act(event);
    });
}

/** Binds the tricks plugin's button that shows more sections. */
export function viewMoreScript(): void {
  const settings = { showall: true };
  $('.jet-view-more__button')
    .on('click', (event) => {
      if (settings.showall) act(event);
    })
    .on('keydown', (event) => {
      if (!['Enter', ' '].includes((event as unknown as KeyboardEvent).key)) return;
      event.preventDefault();
      if (settings.showall) act(event);
    });
}

/** Binds the videos of the page builder and of the elements plugin. */
export function videoScript(): void {
  const handlers = { handleVideo: act };
  $('.elementor-custom-embed-image-overlay').on('click', handlers.handleVideo.bind(handlers));
  $('.jet-video__overlay').on('click.jetVideo', act);
  $('.jet-video__play-button').on('keypress', (event) => {
    if ((event as unknown as KeyboardEvent).which !== 13) return undefined;
    $('.jet-video__overlay').trigger('click');
    return false;
  });
}

/** Binds the page builder's hotspots. The handler is anonymous and has no jQuery namespace. */
export function hotspotScript(): void {
  const handler = { onHotspotTriggerEvent: act };
  $('.e-hotspot:not(.e-hotspot--no-tooltip)').on('click', (event) => handler.onHotspotTriggerEvent(event));
}

/** Binds the elements plugin's flip card. The handler is anonymous and has no jQuery namespace. */
export function animatedBoxScript(): void {
  $('.jet-animated-box').on('click', (event) => {
    event.currentTarget.classList.toggle('flipped');
    act(event);
  });
}
