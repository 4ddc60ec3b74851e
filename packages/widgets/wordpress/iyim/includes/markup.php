<?php
namespace Iyim;

defined('ABSPATH') || exit;

/** The markup of a page, as far as the decision about scripts needs it. */
final class Markup
{
    /** @var string Text of the inline scripts and of the handlers and `javascript:` links in attributes, without the data that WordPress prints for scripts. */
    public $code = '';
    /** @var string[] Types of the page builder's widgets on the page, without their skins. */
    public $widget_types = [];
    /** @var string[] Types of the page builder's other elements. */
    public $element_types = [];
    /** @var array[] Settings of the page builder's elements. */
    public $settings = [];
    /** @var bool Whether the whole page could be read. A very long script may exceed a limit of PHP's regular expressions. */
    public $is_read = true;
    private $html;
    private $classes = [];

    /** @param string[] $own_code Handles of scripts that alone use the inline code before them, which `code` does not contain. */
    public function __construct(string $html, array $own_code = [])
    {
        $this->html = $html;
        foreach ($this->values('class') as $value) {
            $this->classes += array_flip(preg_split('/\s+/', $value, -1, PREG_SPLIT_NO_EMPTY));
        }
        foreach ($this->values('data-widget_type') as $value) {
            $this->widget_types[] = strtok($value, '.');
        }
        $this->widget_types = array_values(array_unique(array_filter($this->widget_types)));
        $this->element_types = array_values(array_unique(array_merge($this->values('data-element_type'), $this->values('data-e-type'))));
        foreach ($this->values('data-settings') as $value) {
            $settings = json_decode(html_entity_decode($value, ENT_QUOTES | ENT_HTML5), true);
            if (is_array($settings)) {
                $this->settings[] = $settings;
            }
        }
        foreach ($this->matches('#<script\b(?![^>]*\ssrc=)([^>]*)>(.*?)</script>#is') as [, $attributes, $text]) {
            $is_own = preg_match('#\bid=["\']?([\w-]+)-js-before\b#', $attributes, $id) && in_array($id[1], $own_code, true);
            $is_data = $is_own || preg_match('#-js-(extra|translations)\b|\btype=["\']?(application/(ld\+)?json|importmap|speculationrules|text/template|text/html)#i', $attributes);
            $this->code .= $is_data ? '' : "$text\n";
        }
        foreach ($this->matches('#(?:\son[a-z]+\s*=|=\s*(?=["\']\s*javascript:))\s*(["\'])(.*?)\1#is') as [, , $text]) {
            $this->code .= "$text\n";
        }
    }

    /** Whether the page has a mark: a class (`name`) or an attribute (`[name]`, `[name=value]`). */
    public function has(string $mark): bool
    {
        if ($mark[0] !== '[') {
            return isset($this->classes[$mark]);
        }
        [$name, $value] = explode('=', trim($mark, '[]')) + [1 => null];
        return $value === null
            ? (bool) preg_match('/\s' . preg_quote($name, '/') . '(?=[\s=>])/', $this->html)
            : in_array($value, $this->values($name), true);
    }

    public function has_any(array $marks): bool
    {
        foreach ($marks as $mark) {
            if ($this->has($mark)) {
                return true;
            }
        }
        return false;
    }

    /** Returns all values of an attribute. */
    private function values(string $name): array
    {
        $found = $this->matches('/\s' . preg_quote($name, '/') . '\s*=\s*(?:"([^"]*)"|\'([^\']*)\'|([^\s"\'=<>`]+))/i');
        return array_map(fn ($match) => end($match), $found);
    }

    private function matches(string $pattern): array
    {
        $this->is_read = preg_match_all($pattern, $this->html, $found, PREG_SET_ORDER) !== false && $this->is_read;
        return $found ?: [];
    }
}
