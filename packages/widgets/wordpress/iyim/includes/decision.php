<?php
namespace Iyim;

defined('ABSPATH') || exit;

/**
 * Decides which scripts a page can do without, and which widgets may run on it. A script is left out only if
 * - every part of the page that it drives belongs to a widget that is on;
 * - nothing that stays depends on it: no script by its declaration or in its file, and no inline code.
 *
 * A widget that must not run beside its original stays off as long as the original stays. `scripts.json` has the rules.
 */
final class Decision
{
    /** @var string[] Handles whose files the page can do without. */
    public $left_out = [];
    /** @var string[] Reasons that scripts of the table stay, by handle. */
    public $kept = [];
    /** @var string[] Widgets that run on this page. */
    public $widgets;
    /** @var true[] Elements that no widget may adopt, because the original drives them, by the beginning of an attribute. */
    public $skipped = [];

    private $page;
    private $scripts;
    private $rules;
    private $elements;
    private $read;
    /** Whether a file contains a name, by name and handle. Cached, because several rounds ask for it. */
    private $found_names = [];
    /** Classes of elements that the original drives although their widgets are on. */
    private $not_ours = [];

    /**
     * @param array $scripts The printed scripts by handle: `deps`, `isAlias` (it has no file), `isNamed` (enqueued, not only needed by
     * another script), `hasCodeAfter`, `isChanged` (its tag is not as WordPress prints it), `isUnknown` (it declares nothing and cannot
     * be read).
     * @param array $table Contents of `scripts.json`.
     * @param string[] $widgets Widgets that are on.
     * @param string[] $always Handles that stay in any case.
     * @param callable $read Returns the text of a script's file, or an empty string.
     */
    public function __construct(Markup $page, array $scripts, array $table, array $widgets, bool $is_instead, array $always, callable $read)
    {
        $this->page = $page;
        $this->scripts = $scripts;
        // A row with `like` takes the members that it lacks from the row with that name.
        $this->rules = array_map(
            fn ($rule) => $rule + ($table['handles'][$rule['like'] ?? ''] ?? []),
            array_intersect_key($table['handles'], $scripts)
        );
        $this->elements = $table['elements'];
        $this->read = $read;
        $this->widgets = array_values($widgets);
        foreach ($this->rules as $handle => $_) {
            if (!$is_instead) {
                $this->kept[$handle] = 'beside';
            } elseif (!$page->is_read) {
                $this->kept[$handle] = 'the page is too long to be read';
            } elseif (in_array($handle, $always, true)) {
                $this->kept[$handle] = 'the site keeps it';
            } elseif (!empty($scripts[$handle]['isChanged'])) {
                $this->kept[$handle] = 'another plugin has changed its tag';
            }
        }
        do {
            $this->keep_what_is_needed();
        } while ($this->drop_conflicting_widgets());
        $this->left_out = array_keys(array_diff_key(array_intersect_key($scripts, $this->rules), $this->kept));
    }

    /** Returns the handles of the style sheets that only left-out scripts use. */
    public function left_out_styles(): array
    {
        $styles_of = fn (array $rules) => array_merge([], ...array_column($rules, 'styles'));
        return array_diff($styles_of(array_diff_key($this->rules, $this->kept)), $styles_of(array_intersect_key($this->rules, $this->kept)));
    }

    private function keep_what_is_needed(): void
    {
        do {
            $count = count($this->kept);
            foreach (array_diff_key($this->rules, $this->kept) as $handle => $rule) {
                $reason = $this->reason($handle, $rule);
                if ($reason !== null) {
                    $this->kept[$handle] = $reason;
                }
            }
        } while (count($this->kept) > $count);
    }

    /** Returns why a script must stay, or null if nothing that is known so far needs it. */
    private function reason(string $handle, array $rule): ?string
    {
        foreach ($rule['drives'] as $part) {
            if ($this->is_uncovered($part)) {
                return $part['what'] ?? $part['widget'];
            }
        }
        if (isset($rule['needs']) && !$this->page->has_any($rule['needs'])) {
            return 'nothing on the page replaces it';
        }
        if (isset($rule['elements']) && ($element = $this->uncovered_element()) !== null) {
            return $element;
        }
        // The builder's scripts stay or go together, because it is not known which of them drives an element.
        $family = isset($rule['elements']) || isset($rule['usedByElements'])
            ? array_keys(array_filter($this->rules, fn ($other) => isset($other['elements'])))
            : [];
        foreach (array_merge($family, $rule['usedBy'] ?? []) as $user) {
            if (isset($this->kept[$user])) {
                return $user;
            }
        }
        if (!empty($this->scripts[$handle]['hasCodeAfter'])) {
            return 'inline code follows it';
        }
        if (!empty($rule['byName']) && !empty($this->scripts[$handle]['isNamed'])) {
            return 'enqueued by name';
        }
        return $this->reason_of_others($handle, $rule);
    }

    private function reason_of_others(string $handle, array $rule): ?string
    {
        $names = $rule['names'] ?? [];
        foreach (array_merge($names, $rule['shortName']['used'] ?? []) as $name) {
            if (preg_match("/$name/", $this->page->code) !== 0) {
                return 'inline code';
            }
        }
        foreach ($this->scripts as $other => $script) {
            if ($other === $handle || !$this->stays($other)) {
                continue;
            }
            if (in_array($handle, $script['deps'], true)) {
                return $other;
            }
            // In a minified file a short name may mean anything, so a stricter rule applies to it there.
            if ($names && !$script['isAlias'] && ($this->is_in_file($names[0], $other) || $this->is_short_name_in_file($rule, $other))) {
                return $other;
            }
            if (!empty($rule['byName']) && !empty($script['isUnknown'])) {
                return $other;
            }
        }
        return null;
    }

    private function is_in_file(string $name, string $handle): bool
    {
        return $this->found_names["$name $handle"] ??= preg_match("/$name/", ($this->read)($handle)) !== 0;
    }

    /**
     * Whether a file uses the global `$`: it does not declare a variable of that name, and either passes it to a function expression,
     * or uses it before a function has it as a parameter. A pattern that fails counts as use.
     */
    private function is_short_name_in_file(array $rule, string $handle): bool
    {
        if (!isset($rule['shortName'])) {
            return false;
        }
        return $this->found_names["$ $handle"] ??= (function () use ($rule, $handle) {
            ['used' => $used, 'passed' => $passed, 'declared' => $declared, 'parameter' => $parameter] = $rule['shortName'];
            $text = ($this->read)($handle);
            if (preg_match('/' . implode('|', $declared) . '/', $text) === 1) {
                return false;
            }
            $first = preg_match('/' . implode('|', $parameter) . '|(' . implode('|', $used) . ')/', $text, $match);
            return $first === false || isset($match[1]) || preg_match("/$passed/", $text) !== 0;
        })();
    }

    /** Whether a script stays, as decided so far. A handle without a file stays if it is enqueued or a script that stays needs it. */
    private function stays(string $handle): bool
    {
        if (isset($this->rules[$handle])) {
            return isset($this->kept[$handle]);
        }
        $script = $this->scripts[$handle];
        if (!$script['isAlias'] || $script['isNamed']) {
            return true;
        }
        foreach ($this->scripts as $other => $dependent) {
            if (in_array($handle, $dependent['deps'], true) && $this->stays($other)) {
                return true;
            }
        }
        return false;
    }

    private function is_uncovered(array $part): bool
    {
        $marks = array_filter($part['marks'], [$this->page, 'has']);
        if (!$marks) {
            return false;
        }
        return !isset($part['widget']) || !$this->is_on($part['widget']) || array_intersect($marks, $this->not_ours);
    }

    private function is_on(string ...$widgets): bool
    {
        return !array_diff($widgets, $this->widgets);
    }

    /** Returns the name of the first element or setting that needs the page builder's scripts, or null. */
    private function uncovered_element(): ?string
    {
        foreach (array_diff($this->page->element_types, $this->elements['kinds']) as $kind) {
            return $kind;
        }
        foreach (array_diff($this->page->widget_types, $this->elements['withoutScript']) as $type) {
            $known = $this->elements['types'][$type] ?? null;
            if (!$known || !$this->is_on(...$known['widgets'])) {
                return $type;
            }
        }
        foreach ($this->elements['settings'] as $rule) {
            if ($this->has_setting($rule) && (!isset($rule['widget']) || !$this->is_on($rule['widget']))) {
                return $rule['what'] ?? $rule['widget'];
            }
        }
        foreach ($this->elements['marks'] as $rule) {
            if ($this->page->has_any($rule['marks']) && !(isset($rule['widgets']) && $this->is_on(...$rule['widgets']))) {
                return $rule['what'];
            }
        }
        return null;
    }

    private function has_setting(array $rule): bool
    {
        foreach ($this->page->settings as $settings) {
            $value = $settings[$rule['key']] ?? '';
            if (isset($rule['values']) ? in_array($value, $rule['values'], true) : !in_array($value, ['', 'none', 'no', 'false', false, [], null], true)) {
                return true;
            }
        }
        return false;
    }

    /** Switches off widgets, and skips elements, where an original that stays would act too. Returns whether anything has changed. */
    private function drop_conflicting_widgets(): bool
    {
        $before = [$this->widgets, $this->skipped];
        foreach (array_intersect_key($this->rules, $this->kept) as $rule) {
            foreach ($rule['drives'] as $part) {
                if (!empty($part['alone']) && $this->page->has_any($part['marks'])) {
                    $this->widgets = array_values(array_diff($this->widgets, [$part['widget']]));
                }
            }
            if (!empty($rule['elements'])) {
                $this->skip_elements();
            }
        }
        return $before !== [$this->widgets, $this->skipped];
    }

    private function skip_elements(): void
    {
        foreach ($this->page->widget_types as $type) {
            if (!empty($this->elements['types'][$type]['alone'])) {
                $this->skipped["data-widget_type=\"$type."] = true;
                $this->not_ours[] = ltrim($this->elements['types'][$type]['selector'], '.');
            }
        }
        foreach ($this->elements['marks'] as $rule) {
            foreach (empty($rule['alone']) ? [] : $rule['marks'] as $mark) {
                if ($this->page->has($mark)) {
                    [$name, $value] = explode('=', trim($mark, '[]'));
                    $this->skipped["$name=\"$value\""] = true;
                }
            }
        }
    }
}
