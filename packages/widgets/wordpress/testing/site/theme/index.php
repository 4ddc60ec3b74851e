<!doctype html>
<html <?php language_attributes(); ?>>
<head><meta charset="utf-8"><?php wp_head(); ?></head>
<body <?php body_class(); ?>>
<div class="widget_shopping_cart"><div class="widget_shopping_cart_content"></div></div>
<ul class="products"><li><a class="button add_to_cart_button ajax_add_to_cart" href="?add-to-cart=7" data-product_id="7">Add</a></li></ul>
<?php if (isset($_GET['gallery'])) { ?><div class="woocommerce-product-gallery"></div><?php } ?>
<?php if (isset($_GET['states'])) { ?><select class="country_to_state"></select><?php } ?>
<?php wp_footer(); ?>
</body>
</html>
